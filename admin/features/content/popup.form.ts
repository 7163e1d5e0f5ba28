import { z } from 'zod'
import type { OperatorPopupWire } from '#contract/operator-site.ts'
import type { readPopup } from '#admin/api/content.server.ts'
import { english } from '#admin/http/form.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import type { ContentField } from './ContentFields.tsx'
import { line, moment, pictureId, target } from './content-schemas.ts'
import { fieldErrorKeys } from './written-text.form.ts'

/** Messages are text keys of `content`. */
export const PopupForm = z.object({
	picture: pictureId,
	target,
	altId: line(200).min(1, 'altMissing'),
	altEn: line(200),
	startsAt: moment,
	endsAt: moment,
	onAllPages: z.string().optional(),
	isOn: z.string().optional(),
})

export const popupPictures = ['picture']

/** The fields of the popup's form. */
export const popupFields: ContentField[] = [
	{ name: 'picture', kind: 'picture', required: true, hasHelp: true },
	{ name: 'target', maxLength: 400, required: true, hasHelp: true },
	{ name: 'altId', maxLength: 200, required: true, hasHelp: true },
	{ name: 'altEn', maxLength: 200 },
	{ name: 'startsAt', kind: 'moment', hasHelp: true },
	{ name: 'endsAt', kind: 'moment', hasHelp: true },
	{ name: 'onAllPages', kind: 'check', wide: true, hasHelp: true },
	{ name: 'isOn', kind: 'check', wide: true },
]

/** The form values of the popup. */
export function popupValues(popup: Awaited<ReturnType<typeof readPopup>>) {
	const { altId, altEn, startsAt, endsAt } = popup
	return {
		picture: popup.mediaId ?? '',
		target: popup.target,
		altId,
		altEn: english(altId, altEn),
		startsAt: startsAt === null ? '' : shopMinute(new Date(startsAt)),
		endsAt: endsAt === null ? '' : shopMinute(new Date(endsAt)),
		onAllPages: popup.isOnAllPages ? '1' : '',
		// A new popup is shown by default.
		isOn: popup.isOn || popup.mediaId === null ? '1' : '',
	}
}

/** The request body for the form of the popup. */
export function popupChange(
	input: z.output<typeof PopupForm>,
	{ version, picture }: { version: string; picture: string },
): z.input<typeof OperatorPopupWire> {
	return {
		VERSION: version,
		MEDIA_ID: input.picture || picture,
		TARGET: input.target,
		ALT_ID: input.altId,
		ALT_EN: input.altEn || input.altId,
		STARTS_AT: input.startsAt,
		ENDS_AT: input.endsAt,
		IS_ON: input.isOn !== undefined,
		IS_ON_ALL_PAGES: input.onAllPages !== undefined,
	}
}

/** Text keys for the fields that the website API rejected. */
export function popupErrors(errors: Record<string, string[]>): Record<string, string> {
	return fieldErrorKeys(errors, {
		ENDS_AT: ['endsAt', 'endsBeforeStart'],
		MEDIA_ID: ['picture', 'pictureWrong'],
		ALT_ID: ['altId', 'charactersWrong'],
		ALT_EN: ['altEn', 'charactersWrong'],
	})
}
