import type { z } from 'zod'
import type { Locale } from '#website-api/i18n/locale.ts'
import { messageOf } from '#website-api/i18n/messages.ts'

/** The message of a field's error for users: unlike a parser's messages it mentions no types and no patterns. */
export function fieldWording(locale: Locale): z.core.$ZodErrorMap {
	return (issue) => {
		switch (issue.code) {
			case 'custom':
				return messageOf(
					locale,
					issue.params?.message === 'NAME_ADDRESS' ? 'NAME_ADDRESS' : 'FIELD_INVALID',
				)
			case 'invalid_type':
				return messageOf(locale, isMissing(issue.input) ? 'FIELD_REQUIRED' : 'FIELD_INVALID')
			case 'too_small':
				return tooSmall(locale, issue)
			case 'too_big':
				return tooBig(locale, issue)
			case 'invalid_value':
				return messageOf(locale, isMissing(issue.input) ? 'FIELD_REQUIRED' : 'FIELD_NOT_OFFERED')
			case 'invalid_format':
				return messageOf(locale, issue.format === 'email' ? 'FIELD_NO_EMAIL' : 'FIELD_INVALID')
			default:
				return messageOf(locale, 'FIELD_INVALID')
		}
	}
}

function isMissing(input: unknown) {
	return input === undefined || input === null
}

function tooSmall(locale: Locale, issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
	const least = Number(issue.minimum)
	if (issue.origin === 'string') {
		return least <= 1
			? messageOf(locale, 'FIELD_REQUIRED')
			: messageOf(locale, 'FIELD_TOO_SHORT', { least })
	}
	if (isCounted(issue.origin)) return messageOf(locale, 'FIELD_TOO_FEW', { least })
	const smallest = issue.inclusive === false ? least + 1 : least
	return messageOf(locale, 'FIELD_TOO_SMALL', { smallest })
}

function tooBig(locale: Locale, issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
	const most = Number(issue.maximum)
	if (issue.origin === 'string') return messageOf(locale, 'FIELD_TOO_LONG', { most })
	if (isCounted(issue.origin)) return messageOf(locale, 'FIELD_TOO_MANY', { most })
	const largest = issue.inclusive === false ? most - 1 : most
	return messageOf(locale, 'FIELD_TOO_LARGE', { largest })
}

function isCounted(origin: string) {
	return origin === 'array' || origin === 'set' || origin === 'map'
}
