import { noticeOf } from '#admin/http/notice.ts'
import type { Staff } from '#admin/http/staff.ts'
import { formatDateTime } from '#web/domain/dates.ts'

/** The notice that something was saved, with its start if that is still to come. */
export function savedNotice(staff: Pick<Staff, 'locale' | 'now'>, startsAt: string | null) {
	const start = startsAt === null ? null : new Date(startsAt)
	if (start === null || start <= staff.now) return noticeOf(staff, 'content:saved')
	return noticeOf(staff, 'content:savedForLater', { date: formatDateTime(start, staff.locale) })
}
