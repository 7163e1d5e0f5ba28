import type { TextKey } from '#admin/i18n/text-keys.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'
import type { Refusal } from '#admin/api/refusal.ts'
import type { AdminContext, Notice } from './admin-context.ts'
import { refusalResponse } from './answers.ts'

/** A message for the next page, in the reader's language. */
export function noticeOf(
	{ locale }: Pick<AdminContext, 'locale'>,
	key: TextKey,
	values: Record<string, string | number> = {},
	type: Notice['type'] = 'success',
): Notice {
	return { type, text: textsOf(locale).t(key, values) }
}

/**
 * Puts a notice on the next page that someone else changed the record first, which the website API answers with 409.
 * @throws Response for any other refusal
 */
export function noteConflict(
	admin: Pick<AdminContext, 'locale' | 'notices'>,
	answer: Refusal,
	conflictStatus = 409,
) {
	if (answer.status !== conflictStatus) throw refusalResponse(answer)
	admin.notices.put(noticeOf(admin, 'common:moved', {}, 'warning'))
}
