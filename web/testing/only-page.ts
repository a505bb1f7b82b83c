/** The reply of a list whose rows all fit on one page. */
export function onlyPage<Row>(data: Row[], total = data.length) {
  return { data, total, current_page: 1, last_page: 1, per_page: 100 }
}
