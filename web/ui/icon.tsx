/** The SVG path of each icon, on a grid of 20 by 20. */
const iconPaths = {
  check: 'M4 10.5 8.2 14.5 16 6',
  cross: 'M5 5l10 10M15 5 5 15',
  clock: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 6v4.5l3 1.5',
  hourglass:
    'M5.5 2.5h9M5.5 17.5h9M6.5 2.5c0 4 3.5 5 3.5 7.5s-3.5 3.5-3.5 7.5M13.5 2.5c0 4-3.5 5-3.5 7.5s3.5 3.5 3.5 7.5',
  scales: 'M10 3v14M6 17h8M4 6h12M4 6l-2 5h4zM16 6l-2 5h4z',
  ended: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M5 15 15 5',
  dash: 'M5 10h10',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 9v5M10 6v.5',
  warning: 'M10 2.5 18 17H2zM10 8v4M10 14.200v.3',
  left: 'M12.5 4.5 7 10l5.5 5.5',
  right: 'M7.5 4.5 13 10l-5.5 5.5',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  plus: 'M10 4v12M4 10h12',
  file: 'M5 2.5h6.5L15.5 6.5v11H5zM11 2.5V7h4.5',
  print: 'M6 7V2.5h8V7M6 14H3V7h14v7h-3M6 11.5h8v6H6z',
  search: 'M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M12.8 12.8 17 17',
  up: 'M5 12.5 10 7.5l5 5',
  down: 'M5 7.5l5 5 5-5',
  trash: 'M4 5.5h12M8 5.5V3h4v2.5M5.5 5.5l.8 12h7.400l.8-12',
  bell: 'M10 2.5A4.8 4.8 0 0 0 5.2 7.3V11L3.5 14h13L14.8 11V7.3A4.8 4.8 0 0 0 10 2.5M8.3 16.5a2 2 0 0 0 3.4 0',
  offline: 'M3 3l14 14M5.5 12a6 6 0 0 1 3-1.700M2.8 9a10 10 0 0 1 3.4-2.300M9.5 5.5A10 10 0 0 1 17.2 9M10 15.5v.3',
  dashboard: 'M3 3h6v7.5H3zM11.5 3H17v4h-5.5zM11.5 9.5H17V17h-5.5zM3 13h6v4H3z',
  inbox: 'M3 11h4l1.5 2.5h3L13 11h4M5 4h10l2.5 7v5h-15v-5z',
  wallet: 'M3 5.5h13v11H3zM3 5.5 13 3v2.5M12.5 10H17v3.5h-4.5z',
  pencil: 'M13.5 3.5l3 3L7 16l-4 1 1-4zM11.5 5.5l3 3',
  megaphone: 'M3 8v4h3l8 4V4L6 8zM6.5 12l1.5 4.5M17 8.5v3',
  newFile: 'M5 2.5h6.5l4 4v11H5zM11 2.5V7h4.5M10 9.5v5M7.5 12h5',
  building: 'M5 17.5V3h10v14.5M2.5 17.5h15M8 6.5h1M11 6.5h1M8 10h1M11 10h1M8.5 17.5V14h3v3.5',
  renew: 'M16.5 8A7 7 0 0 0 4 6.5L3 8M3 4v4h4M3.5 12A7 7 0 0 0 16 13.5l1-1.5M17 16v-4h-4',
  gavel: 'M9 4l6 6M7 6l5-4M12.5 11.5l5-3.5M9.5 8.5 3 15l2 2 6.5-6.5M11 17.5h7',
  calendar: 'M3 4.500h14v12.500H3zM3 8.500h14M7 2.500v4M13 2.500v4',
  columns: 'M3 3v14h14M7 14v-4M11 14V6M15 14V9',
  map: 'M2.5 5.5 7.5 3l5 2.5 5-2.5v11.5l-5 2.5-5-2.5-5 2.5zM7.5 3v11.5M12.5 5.5V17',
  gear: 'M10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6M10 2.5v2.5M10 15v2.5M2.5 10H5M15 10h2.5M4.7 4.7l1.8 1.8M13.5 13.5l1.8 1.8M15.3 4.7l-1.8 1.8M6.5 13.5l-1.8 1.8',
  person: 'M10 3a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M3.5 17.5c0-3.5 3-5 6.5-5s6.5 1.5 6.5 5',
  message: 'M3 4h14v10H8.500L5 17v-3H3zM6 7.500h8M6 10.500h5',
  flag: 'M5 17.500v-14M5 4h10l-2 3.500 2 3.500H5',
  give: 'M8 3a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7M2 17.500c0-3.500 2.500-5 6-5 1.500 0 2.800.300 3.800.900M15.500 11.500v6M12.500 14.500h6',
  send: 'M17.500 2.500 2.500 8l6 3.500 3.500 6zM17.500 2.500l-9 9',
  return: 'M7.500 4 3 8.500l4.500 4.500M3 8.500h9.500a4.200 4.200 0 0 1 0 8.400H9',
  more: 'M4.500 10h.1M10 10h.1M15.500 10h.1',
  lock: 'M4.5 9h11v8.500h-11zM7 9V6.500a3 3 0 0 1 6 0V9',
  copy: 'M7 7h10v10H7zM4.500 13H3V3h10v1.500',
  camera: 'M2.500 6h3.500l1.500-2.500h5L14 6h3.500v10.500h-15zM10 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  upload:
    'M10 17.500v-7M6.800 13.200 10 10l3.200 3.200M5.500 14.500a4 4 0 0 1 .3-8A5 5 0 0 1 15 8a3.300 3.300 0 0 1 .5 6.500',
  met: 'M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15M6.800 10.300l2.300 2.200 4.200-4.700',
  partly: 'M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15M10 9.500v1',
  notMet: 'M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15M7.400 7.400l5.200 5.200M12.600 7.400l-5.200 5.200',
  list: 'M10 5h7M10 10h7M10 15h7M3 5.500 4.500 7 7.500 4M3 14.500l1.500 1.500 3-3',
  bank: 'M3 8l7-5 7 5zM4 17h12M5.500 8v6.500M10 8v6.500M14.500 8v6.500',
} as const

/** The name of an icon. */
export type IconName = keyof typeof iconPaths

/** The names of all icons, for the style guide. */
export const iconNames = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths)

/** A line icon in the colour of the text. It is hidden from screen readers, because there is always text beside it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
