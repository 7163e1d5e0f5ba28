import { fieldProblem } from '#website-api/http/field-problem.ts'

type Sent = { STARTS_AT?: string | null | undefined; ENDS_AT?: string | null | undefined }
type Times = { startsAt: Date | null; endsAt: Date | null }

/**
 * The display period after a change; fields that were not sent are unchanged. 422 on ENDS_AT if it ends before it
 * starts.
 */
export function shownTimes({ STARTS_AT, ENDS_AT }: Sent, before: Times | undefined): Times {
	const startsAt = STARTS_AT === undefined ? (before?.startsAt ?? null) : momentFrom(STARTS_AT)
	const endsAt = ENDS_AT === undefined ? (before?.endsAt ?? null) : momentFrom(ENDS_AT)
	if (startsAt && endsAt && endsAt <= startsAt) {
		throw fieldProblem('ENDS_AT', { message: 'ENDS_BEFORE_START' })
	}
	return { startsAt, endsAt }
}

function momentFrom(time: string | null): Date | null {
	return time === null ? null : new Date(time)
}
