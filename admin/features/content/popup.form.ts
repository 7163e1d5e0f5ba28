import { z } from 'zod'
import type { OperatorPopupWire } from '#contract/operator-site.ts'
import type { readPopup } from '#admin/api/content.server.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import type { ContentField } from './ContentFields.tsx'
import { english, line, moment, pictureId, target } from './content-schemas.ts'

/** Messages are text keys of `content`. */
export const PopupForm = z.object({
	picture: pictureId,
	target,
	altId: line(200).min(1, 'altMissing'),
	altEn: line(200),
	startsAt: moment,
	endsAt: moment,
	isOn: z.string().optional(),
})

export const popupPictures = ['picture']

/** The fields of the form of the popup. */
export const popupFields: ContentField[] = [
	{ name: 'picture', kind: 'picture', required: true, hasHelp: true },
	{ name: 'target', most: 400, required: true, hasHelp: true },
	{ name: 'altId', most: 200, required: true, hasHelp: true },
	{ name: 'altEn', most: 200 },
	{ name: 'startsAt', kind: 'moment', hasHelp: true },
	{ name: 'endsAt', kind: 'moment', hasHelp: true },
	{ name: 'isOn', kind: 'check', wide: true },
]

/** The popup as its form shows it. */
export function popupValues(popup: Awaited<ReturnType<typeof readPopup>>) {
	const { altId, altEn, startsAt, endsAt } = popup
	return {
		picture: popup.mediaId ?? '',
		target: popup.target,
		altId,
		altEn: english(altId, altEn),
		startsAt: startsAt === null ? '' : shopMinute(new Date(startsAt)),
		endsAt: endsAt === null ? '' : shopMinute(new Date(endsAt)),
		// The first popup is made to be shown.
		isOn: popup.isOn || popup.mediaId === null ? '1' : '',
	}
}

/** What the form of the popup saves, as the website API takes it. */
export function popupChange(
	sent: z.output<typeof PopupForm>,
	{ version, picture }: { version: string; picture: string },
): z.input<typeof OperatorPopupWire> {
	return {
		VERSION: version,
		MEDIA_ID: sent.picture || picture,
		TARGET: sent.target,
		ALT_ID: sent.altId,
		ALT_EN: sent.altEn || sent.altId,
		STARTS_AT: sent.startsAt,
		ENDS_AT: sent.endsAt,
		IS_ON: sent.isOn !== undefined,
	}
}
