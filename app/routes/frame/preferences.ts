import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { goBackTo, goTo } from '#app/http/go-to.ts'

const Choices = z.object({
	theme: z.enum(['light', 'dark', 'auto']).optional(),
	hemat: z.enum(['on', 'off']).optional(),
	back: z.string().catch('/'),
})

export const loader = ({ context }: LoaderFunctionArgs) => goTo(context.locale, '/')

/** POST: how this visitor wants the shop to look, and how much data it may take; then back to the page. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = Choices.safeParse(Object.fromEntries(await request.formData()))
	if (!form.success) return goTo(context.locale, '/')
	const { theme, hemat, back } = form.data
	context.prefer({ theme, hemat: hemat && hemat === 'on' })
	return goBackTo(back, context.locale, '/')
}
