import { textsOf } from '#admin/i18n/texts.server.ts'
import type { Refused } from '#admin/api/client.server.ts'
import type { AdminContext, Notice } from './admin-context.ts'
import { refusalResponse } from './answers.ts'

/** A message for the next page, in the language of the one who reads it. */
export function noticeOf(
	{ locale }: Pick<AdminContext, 'locale'>,
	key: string,
	values: Record<string, string | number> = {},
	type: Notice['type'] = 'success',
): Notice {
	return { type, text: textsOf(locale).t(key, values) }
}

/**
 * Notes for the next page that someone else changed the same thing first, which the website API answers with 409.
 * @throws Response for any other refusal
 */
export function noteConflict(
	admin: Pick<AdminContext, 'locale' | 'notices'>,
	answer: Refused,
	conflictStatus = 409,
) {
	if (answer.status !== conflictStatus) throw refusalResponse(answer)
	admin.notices.put(noticeOf(admin, 'common:moved', {}, 'warning'))
}
