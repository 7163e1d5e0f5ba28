import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { OpeningHours } from '#app/features/texts/OpeningHours.tsx'
import type { PickupPlaceView } from '#app/features/texts/pickup-place-view.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { AsideLayout } from '#app/ui/AsideLayout.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Container } from '#app/ui/Container.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { ContactForm, type ContactFormView } from './ContactForm.tsx'
import { ContentTrail } from './ContentTrail.tsx'
import type { TextView } from './text-view.server.ts'
import { TextBody } from './TextScreen.tsx'

type ContactScreenProps = {
	title: string
	lead: string
	text: TextView | null
	/** Number of the message just sent. */
	sent: string | null
	phone: { label: string; href: string } | null
	whatsapp: string | null
	/** Where orders can be collected. */
	pickup: PickupPlaceView[]
	form: ContactFormView
	result: SubmissionResult<string[]> | undefined
	formKey: string | undefined
}

/** The shop's contact details, and a form. */
export function ContactScreen(props: ContactScreenProps) {
	const { title, lead, text, sent, form, result, formKey } = props
	if (sent !== null) return <Sent number={sent} />
	return (
		<Container page>
			<PageHeader title={title} breadcrumb={<ContentTrail current={title} />}>
				{lead}
			</PageHeader>
			<AsideLayout
				aside={
					<div className="flex flex-col gap-8">
						<Direct {...props} />
						<Pickup places={props.pickup} />
						{text ? (
							<div>
								<TextBody text={text} />
							</div>
						) : null}
					</div>
				}
			>
				<ContactForm view={form} result={result} formKey={formKey} />
			</AsideLayout>
		</Container>
	)
}

/** Channels with an immediate answer. */
function Direct({ phone, whatsapp }: ContactScreenProps) {
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
