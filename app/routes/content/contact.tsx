import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { contactTopics } from '#app/domain/contact-topics.ts'
import { localPhone, parsePhone } from '#web/domain/phone.ts'
import { ContactScreen } from '#app/features/content/ContactScreen.tsx'
import { pickupPlaceView } from '#app/features/texts/pickup-place-view.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { sendMessage } from './send-message.server.ts'
import { loadIntro } from './text-page.server.ts'

export const handle = { i18n: ['contact'] }

/** The contact form; ?topic=, ?order= and ?about= prefill it, ?sent= is the number of the message just sent. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const search = new URL(request.url).searchParams
	const t = translator(context.locale)
	const text = await loadIntro(context, 'contact')
	const about = search.get('about')
	return {
		text,
		title: text?.title ?? t('contact:title'),
		lead: text?.summary ?? t('contact:lead'),
		sent: /^[A-Z0-9-]{4,40}$/.exec(search.get('sent') ?? '')?.[0] ?? null,
		...directOf(context),
		pickup: context.site.pickupPlaces.map((place) => pickupPlaceView(place, context.now)),
		form: {
			topic: contactTopics.find((topic) => topic === search.get('topic')) ?? '',
			order: search.get('order')?.slice(0, 40) ?? '',
			message: about === 'agent' || about === 'affiliate' ? t(`contact:about.${about}`) : '',
			formKey: context.newFormKey(),
			formToken: context.formToken(),
		},
	} as const
}

function directOf({ site }: AppLoadContext) {
	const { e164 } = parsePhone(site.customerCarePhone)
	if (e164 === null) return { phone: null, whatsapp: null }
	return {
		phone: { label: localPhone(e164), href: `tel:${e164}` },
		whatsapp: site.showWhatsapp ? `https://wa.me/${e164.slice(1)}` : null,
	}
}

export const action = ({ context, request }: ActionFunctionArgs) => sendMessage(context, request)

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data
		? pageMeta(args, {
				title: args.data.title,
				description: args.data.lead,
				robots: args.location.search === '' ? undefined : 'noindex, follow',
			})
		: []

export default function Contact() {
	const refusal = useActionData<typeof action>()
	return (
		<ContactScreen
			{...useLoaderData<typeof loader>()}
			result={refusal?.result}
			formKey={refusal?.formKey}
		/>
	)
}
