import { useTranslation } from '#app/i18n/use-translation.ts'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { FieldNotes } from '#web/ui/Field.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { TextLink, textLinkStyle } from '#web/ui/TextLink.tsx'
import type { Arrival, OfferView } from './offers.ts'
import { SenderFields, type SenderField } from './SenderFields.tsx'
import { useCheckoutPath } from './use-checkout-path.ts'
import type { CheckoutView } from './view.ts'

type CourierFieldsProps = {
	courier: CheckoutView['courier']
	fields: Parameters<typeof SenderFields>[0]['fields'] & Record<'shipping' | 'insured', SenderField>
}

/** Couriers by group, with price and delivery time, and an agent's sender. */
export function CourierFields({ courier, fields }: CourierFieldsProps) {
	const { t } = useTranslation('checkout')
	const field = fieldProps(fields.shipping, t)
	const { kilogramsBySize: kilograms } = courier
	return (
		<>
			<h3>{t('courier.title')}</h3>
			{courier.isByTable ? <Alert tone="info">{t('courier.byTable')}</Alert> : null}
			{courier.instant ? <InstantNote state={courier.instant} /> : null}
			{courier.isGone ? <Alert tone="warning">{t('courier.gone')}</Alert> : null}
			<div id={field.id} className="flex flex-col gap-4" tabIndex={-1}>
				{courier.groups.map((group) => (
					<OfferGroup
						key={group.group}
						{...group}
						name={field.name}
						chosen={field.defaultValue}
						isOnly={courier.groups.length === 1}
					/>
				))}
				<FieldNotes
					id={field.id}
					help={
						<>
							{kilograms === null
								? t('courier.weight', courier)
								: t('courier.weightBySize', { weight: courier.weight, kilograms })}
							{namesDays(courier) ? `. ${t('courier.paidToday')}` : null}
						</>
					}
					errors={field.errors}
				/>
			</div>
			<Insurance insurance={courier.insurance} isWanted={fields.insured.initialValue === 'on'} />
			{courier.sender ? <SenderFields fields={fields} /> : null}
		</>
	)
}

function namesDays({ groups }: CheckoutView['courier']): boolean {
	return groups.some(({ offers }) => offers.some(({ eta }) => eta.kind === 'days'))
}

/** What insuring the parcel costs, as a choice unless the shop requires it. */
function Insurance({
	insurance,
	isWanted,
}: Pick<CheckoutView['courier'], 'insurance'> & { isWanted: boolean }) {
	const { t } = useTranslation('checkout')
	if (insurance === null) return null
	const { fee, isRequired, isChosen } = insurance
	if (isRequired) return <p className="text-14">{t('courier.insurance.required', { fee })}</p>
	return (
		<CheckboxField
			id="delivery-insured"
			name="insured"
			value="on"
			defaultChecked={isChosen || isWanted}
			label={t('courier.insurance.label', { fee })}
			help={t('courier.insurance.help')}
		/>
	)
}

/** Why no courier that drives at once is offered. */
function InstantNote({ state }: { state: NonNullable<CheckoutView['courier']['instant']> }) {
	const { t } = useTranslation('checkout')
	const checkoutPath = useCheckoutPath()
	return (
		<MutedText>
			{t(`courier.instant.${state}`)}{' '}
			{state === 'NO_PIN' ? (
				<TextLink touch="line" href={`${checkoutPath(null, { step: 'address' })}#open`}>
					{t('courier.instant.NO_PIN_LINK')}
				</TextLink>
			) : null}
		</MutedText>
	)
}

// More couriers of a group than this are collapsed, the cheapest shown.
const shownAtOnce = 6

type OfferGroupProps = CheckoutView['courier']['groups'][number] & {
	name: string
	chosen: string | undefined
	/** Its name would tell it from no other. */
	isOnly: boolean
}

function OfferGroup({ group, offers, name, chosen, isOnly }: OfferGroupProps) {
	const { t } = useTranslation('checkout')
	const isLong = offers.length > shownAtOnce + 2
	const first = isLong ? offers.slice(0, shownAtOnce) : offers
	const rest = offers.slice(first.length)
	const label = isOnly ? t('courier.title') : t(`courier.group.${group}`)
	const cards = { name, chosen, label }
	return (
		<>
			<OfferCards id={`courier-${group}`} offers={first} hideLabel={isOnly} {...cards} />
			{rest.length > 0 ? (
				<details open={rest.some((offer) => offer.key === chosen)}>
					<summary
						className={textLinkStyle({ touch: 'block', className: 'text-14 font-semibold' })}
					>
						{t('courier.more', { count: rest.length })}
					</summary>
					<OfferCards id={`courier-${group}-more`} offers={rest} hideLabel {...cards} />
				</details>
			) : null}
		</>
	)
}

type OfferCardsProps = {
	id: string
	name: string
	label: string
	hideLabel?: boolean
	offers: OfferView[]
	chosen: string | undefined
}

function OfferCards({ offers, chosen, ...texts }: OfferCardsProps) {
	const { t } = useTranslation('checkout')
	const eta = useArrival()
	return (
		<RadioCards
			{...texts}
			defaultValue={chosen}
			cards={offers.map((offer) => ({
				value: offer.key,
				title: offer.name,
				detail: eta(offer.eta),
				end: offer.price ?? t('courier.free'),
				picture: <CourierMark url={offer.imageUrl} />,
			}))}
		/>
	)
}

function useArrival() {
	const { t } = useTranslation('checkout')
	return (eta: Arrival) => {
		switch (eta.kind) {
			case 'pickup':
				return t('courier.eta.pickup')
			case 'hours':
				return t('courier.eta.hours', { count: eta.count })
			case 'days':
				return t('courier.eta.days', { days: eta.days })
			case 'unknown':
				return t('courier.eta.unknown')
		}
	}
}

// A courier's logo.
function CourierMark({ url }: { url: string }) {
	return (
		<img
			src={url}
			alt=""
			width={36}
			height={24}
			loading="lazy"
			decoding="async"
			className="h-6 w-9 flex-none object-contain"
		/>
	)
}
