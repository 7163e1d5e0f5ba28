import { z } from 'zod'
import { FARTHEST_INSTANT, type InstantSetting } from '#contract/instant-setting.ts'
import { pinOf, pinText } from '#contract/pin.ts'
import { isTicked, wholeNumber } from '#admin/http/form-schemas.ts'
import { pinAnswer } from '#contract/pin-answer.ts'

/** The form of the terms, without the hours of the days. Messages are text keys of `settings`. */
export const InstantForm = z.object({
	isOn: isTicked,
	pin: pinAnswer({
		shortLink: 'instant.pinFault.shortLink',
		noPlace: 'instant.pinFault.noPlace',
		abroad: 'instant.pinFault.abroad',
		unreadable: 'instant.pinFault.unreadable',
	}),
	maxDistance: wholeNumber('instant.distanceWrong', 1, FARTHEST_INSTANT),
})

/** The saved terms as values of the fields. */
export function instantValues(setting: InstantSetting) {
	const pin = pinOf(setting)
	return { pin: pin ? pinText(pin) : '', maxDistance: String(setting.maxDistance) }
}
