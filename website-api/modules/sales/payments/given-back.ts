/** Why a buyer gets money back that an order does not need: it has ended, it is paid, or less was due. */
export const GIVEN_BACK_REASONS = ['LATE', 'SECOND', 'OVERPAID'] as const
export type GivenBackReason = (typeof GIVEN_BACK_REASONS)[number]
