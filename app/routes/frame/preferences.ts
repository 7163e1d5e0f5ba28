import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { z } from 'zod'
import { goBackTo, goTo } from '#app/http/go-to.ts'
import { reply } from '#app/http/reply.ts'
import { wantsDocument } from '#app/http/wants-document.ts'
import { paths } from '#app/paths.ts'
import { THEME_CHOICES } from '#web/domain/theme.ts'

const Choices = z.object({
	theme: z.enum(THEME_CHOICES).optional(),
	dataSaver: z.enum(['on', 'off']).optional(),
	popup: z.literal('hide').optional(),
	/** 'ask' withdraws the answer. */
	consent: z.enum(['yes', 'no', 'ask']).optional(),
	back: z.string().catch(paths.home),
})

export const loader = ({ context }: LoaderFunctionArgs) => goTo(context.locale, paths.home)

/**
 * POST: stores the visitor's preferences (colour mode, data saver, popup, consent) and redirects back. Script only gets
 * a success response.
 */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = Choices.safeParse(Object.fromEntries(await request.formData()))
	if (!form.success) return goTo(context.locale, paths.home)
	const { theme, dataSaver, popup, consent, back } = form.data
	context.prefer({ theme, dataSaver: dataSaver && dataSaver === 'on' })
	if (popup === 'hide') context.hidePopup()
	if (consent) context.consent.answer(consent === 'ask' ? null : consent)
	if (!wantsDocument(request)) return reply({ ok: true }, 200)
	return goBackTo(back, context.locale, paths.home)
}

/** What is closed by script stays closed, and its page there, when the request is lost or refused. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
	serverAction<typeof action>().catch(() => ({ ok: false, lost: true }))
