import { textsOf } from '#admin/i18n/texts.server.ts'
import type { AdminContext, Notice } from './admin-context.ts'

/** A message for the next page, in the language of the one who reads it. */
export function noticeOf(
	{ locale }: Pick<AdminContext, 'locale'>,
	key: string,
	values: Record<string, string | number> = {},
	type: Notice['type'] = 'success',
): Notice {
	return { type, text: textsOf(locale).t(key, values) }
}
