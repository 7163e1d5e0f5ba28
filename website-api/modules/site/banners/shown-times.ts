import type { z } from 'zod'
import { wireNameOf } from '#contract/message-names.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'

type Sent = { startsAt?: string | null | undefined; endsAt?: string | null | undefined }
type Times = { startsAt: Date | null; endsAt: Date | null }

/**
 * The display period after a change; fields that were not sent are unchanged. 422 on endsAt if it ends before it
 * starts.
 */
export function shownTimes(schema: z.ZodType, sent: Sent, before: Times | undefined): Times {
	const startsAt =
		sent.startsAt === undefined ? (before?.startsAt ?? null) : momentFrom(sent.startsAt)
	const endsAt = sent.endsAt === undefined ? (before?.endsAt ?? null) : momentFrom(sent.endsAt)
	if (startsAt && endsAt && endsAt <= startsAt) {
		const message = 'ENDS_BEFORE_START'
		throw fieldProblem(wireNameOf(schema, 'endsAt') ?? 'endsAt', { message })
	}
	return { startsAt, endsAt }
}

function momentFrom(time: string | null): Date | null {
	return time === null ? null : new Date(time)
}
