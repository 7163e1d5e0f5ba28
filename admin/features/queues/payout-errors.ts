import type { Refusal } from '#admin/api/refusal.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import type { Staff } from '#admin/http/staff.ts'

/**
 * The errors of a refused payout for its form; null after putting a notice on the next page.
 * @throws Response for a refusal that is neither
 */
export function payoutErrors(
	staff: Pick<Staff, 'locale' | 'notices'>,
	answer: Refusal,
): Record<string, string> | null {
	if (answer.code === 'REFERENCE_USED') return { reference: 'withdrawal.referenceUsed' }
	if (answer.code === 'PAYOUT_HELD') {
		staff.notices.put(noticeOf(staff, 'queues:withdrawal.held', {}, 'error'))
	} else noteConflict(staff, answer)
	return null
}
