import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { locales } from '#web/i18n/paths.ts'
import { THEME_CHOICES } from '#web/domain/theme.ts'
import { type AdminArgs, adminOf } from '#admin/http/admin-context.ts'
import { safeReturnPath } from '#admin/http/answers.ts'

const Choice = z.object({
	locale: z.enum(locales).optional().catch(undefined),
	theme: z.enum(THEME_CHOICES).optional().catch(undefined),
	next: z.unknown().optional(),
})

export const loader = () => redirect('/')

export async function action({ request, context }: AdminArgs) {
	const { locale, theme, next } = Choice.parse(Object.fromEntries(await request.formData()))
	adminOf(context).setPreferences({
		...(locale === undefined ? {} : { locale }),
		...(theme === undefined ? {} : { theme }),
	})
	return redirect(safeReturnPath(next), 303)
}
