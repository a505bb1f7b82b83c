/** The kinds of notification. Each is also sent by mail and SMS, as far as the person wants that. */
export type NoticeKind =
  | 'decision'
  | 'remark'
  | 'return'
  | 'correction'
  | 'penalty'
  | 'assignment'
  | 'change'
  | 'closing'
  | 'claim'
  | 'helper'
  | 'payment'
  | 'reminder'
