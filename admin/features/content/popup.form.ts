import type { FieldName } from '#web/domain/form-fields.ts'
import { z } from 'zod'
import type { EditedPopup, PopupEdit } from '#contract/edited-site.ts'
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
export const popupFields: ContentField<FieldName<typeof PopupForm>>[] = [
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
export function popupValues(popup: EditedPopup) {
	const { altId, altEn, startsAt, endsAt } = popup
	return {
		picture: popup.mediaId ?? '',
		target: popup.target,
		altId,
		altEn: english(altId, altEn),
		startsAt: startsAt === null ? '' : shopMinute(startsAt),
		endsAt: endsAt === null ? '' : shopMinute(endsAt),
		onAllPages: popup.isOnAllPages ? '1' : '',
		// A new popup is shown by default.
		isOn: popup.isOn || popup.mediaId === null ? '1' : '',
	}
}

/** What the form of the popup says. */
export function popupChange(
	input: z.output<typeof PopupForm>,
	{ version, picture }: { version: string; picture: string },
): PopupEdit {
	return {
		version,
		mediaId: input.picture || picture,
		target: input.target,
		altId: input.altId,
		altEn: input.altEn || input.altId,
		startsAt: input.startsAt,
		endsAt: input.endsAt,
		isOn: input.isOn !== undefined,
		isOnAllPages: input.onAllPages !== undefined,
	}
}

/** Text keys for the fields that the website API rejected. */
export function popupErrors(errors: Record<string, string[]>): Record<string, string> {
	return fieldErrorKeys(errors, {
		endsAt: ['endsAt', 'endsBeforeStart'],
		mediaId: ['picture', 'pictureWrong'],
		altId: ['altId', 'charactersWrong'],
		altEn: ['altEn', 'charactersWrong'],
	})
}
