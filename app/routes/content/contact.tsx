import type {
	ActionFunctionArgs,
	AppLoadContext,
	LoaderFunctionArgs,
	SerializeFrom,
} from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { CONTACT_TOPICS } from '#contract/contact-topics.ts'
import { localPhone, parsePhone } from '#web/domain/phone.ts'
import { pickupPlaceView, type PickupPlaceView } from '#app/features/texts/pickup-place-view.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { OpeningHours } from '#app/features/texts/OpeningHours.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { AsideLayout } from '#app/ui/AsideLayout.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Container } from '#app/ui/Container.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { ContactForm } from '#app/features/content/ContactForm.tsx'
import { ContentTrail } from '#app/features/content/ContentTrail.tsx'
import { TextBody } from '#app/features/content/TextScreen.tsx'
import { sendMessage } from './send-message.server.ts'
import { loadIntro } from './text-page.server.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../layouts/framed.tsx'

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
			topic: CONTACT_TOPICS.find((topic) => topic === search.get('topic')) ?? '',
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

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data
		? pageMeta(args, {
				title: args.data.title,
				description: args.data.lead,
				robots: args.location.search === '' ? undefined : 'noindex, follow',
			})
		: []

/** The shop's contact details, and a form. */
export default function Contact() {
	const refusal = useAnswer<typeof action>()
	const page = useLoaderData<typeof loader>()
	const { title, lead, text, sent, form } = page
	if (sent !== null) return <Sent number={sent} />
	return (
		<Container page>
			<PageHeader title={title} breadcrumb={<ContentTrail current={title} />}>
				{lead}
			</PageHeader>
			<AsideLayout
				aside={
					<div className="flex flex-col gap-8">
						<Direct phone={page.phone} whatsapp={page.whatsapp} />
						<Pickup places={page.pickup} />
						{text ? (
							<div>
								<TextBody text={text} />
							</div>
						) : null}
					</div>
				}
			>
				<ContactForm view={form} result={refusal?.result} formKey={refusal?.formKey} />
			</AsideLayout>
		</Container>
	)
}

/** Channels with an immediate answer. */
function Direct({ phone, whatsapp }: Pick<SerializeFrom<typeof loader>, 'phone' | 'whatsapp'>) {
	const { t } = useTranslation('contact')
	const path = usePath()
	return (
		<Card as="section" variant="filled" className="flex flex-col gap-4" aria-labelledby="direct">
			<h2 id="direct">{t('direct')}</h2>
			<div className="flex flex-col items-start gap-2">
				{whatsapp ? (
					<ButtonLink wide href={whatsapp} rel="noopener" reload>
						<Icon name="chat" />
						{t('whatsapp')}
					</ButtonLink>
				) : null}
				{phone ? (
					<ButtonLink wide className="tabular-nums" href={phone.href} reload>
						{t('call', { phone: phone.label })}
					</ButtonLink>
				) : null}
				<ButtonLink wide href={path(paths.faq)}>
					{t('faq')}
				</ButtonLink>
				<ButtonLink wide href={path(paths.orderLookUp)}>
					{t('lookUp')}
				</ButtonLink>
			</div>
		</Card>
	)
}

/** The places with what is known of them; nothing where the shop has said neither where nor when. */
function Pickup({ places }: { places: PickupPlaceView[] }) {
	const { t } = useTranslation('contact')
	const known = places.filter(({ address, hours }) => address !== null || hours !== null)
	if (known.length === 0) return null
	return (
		<section className="flex flex-col gap-4" aria-labelledby="pickup">
			<h2 id="pickup">{t('pickup')}</h2>
			{known.map(({ id, name, address, hours }) => (
				<div key={id} className="flex flex-col gap-2">
					<h3>{name}</h3>
					{address === null ? null : <p>{address}</p>}
					{hours ? <OpeningHours hours={hours} /> : null}
				</div>
			))}
		</section>
	)
}

function Sent({ number }: { number: string }) {
	const { t } = useTranslation('contact')
	const path = usePath()
	return (
		<Container narrow page>
			<div data-message={number} role="status">
				<EmptyState
					heading="h1"
					title={t('sent.title')}
					action={
						<>
							<ButtonLink variant="primary" href={path(paths.products)}>
								{t('sent.shop')}
							</ButtonLink>
							<ButtonLink href={path(paths.contact)}>{t('sent.another')}</ButtonLink>
						</>
					}
				>
					{t('sent.text')} <b className="tabular-nums whitespace-nowrap select-all">{number}</b>
				</EmptyState>
			</div>
		</Container>
	)
}
