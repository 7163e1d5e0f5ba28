import { formatDateTime } from '#web/domain/dates.ts'
import type { Locale } from '#web/i18n/paths.ts'

/** Whether something is shown now, and since or until when. */
export type ShownState = { kind: 'shown' | 'planned' | 'ended' | 'hidden'; at: string | null }
type Instant = Date | string
type Times = { isOn: boolean; startsAt: Instant | null; endsAt?: Instant | null }

/** The state of something with a start and perhaps an end. */
export function shownState(
	{ isOn, startsAt, endsAt = null }: Times,
	{ now, locale }: { now: Date; locale: Locale },
): ShownState {
	const at = (time: Instant) => formatDateTime(time, locale)
	if (!isOn) return { kind: 'hidden', at: null }
	if (endsAt !== null && new Date(endsAt) <= now) return { kind: 'ended', at: at(endsAt) }
	if (startsAt !== null && new Date(startsAt) > now) return { kind: 'planned', at: at(startsAt) }
	return { kind: 'shown', at: endsAt === null ? null : at(endsAt) }
}
