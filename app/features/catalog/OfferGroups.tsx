import { useTranslation } from '#app/i18n/use-translation.ts'
import { MutedText } from '#web/ui/MutedText.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextLink, textLinkStyle } from '#web/ui/TextLink.tsx'
import type { offersView } from './offers-view.ts'

type Offers = ReturnType<typeof offersView>
type Offer = Offers['groups'][number]['offers'][number]
type OfferGroupsProps = Offers & { district: string; city: string; changeHref: string }

/** Offers of a group shown at first: the cheapest. */
const maxVisible = 5

/** Shipping methods for a district, by group, with price and delivery time. */
export function OfferGroups(props: OfferGroupsProps) {
	const { t } = useTranslation('catalog')
	const { district, city, weight, kilogramsBySize: kilograms, ...others } = props
	const { freeFrom, groups, changeHref } = others
	return (
		<>
			<div className="flex flex-wrap items-center justify-between gap-2 text-14">
				<p>
					<b>{t('shipping.to', { district, city })}</b>{' '}
					<span className="font-normal text-mute">
						{kilograms === null
							? t('shipping.weight', { weight })
							: t('shipping.weightBySize', { weight, kilograms })}
					</span>
				</p>
				<TextLink touch="block" href={changeHref} rel="nofollow">
					{t('shipping.change')}
				</TextLink>
			</div>
			{groups.length === 0 ? <MutedText>{t('shipping.none')}</MutedText> : null}
			{groups.map(({ group, offers }) => (
				<div key={group} className="flex flex-col gap-2">
					<h3 className="text-14 text-mute">{t(`shipping.groups.${group}`)}</h3>
					<OfferRows offers={offers.slice(0, maxVisible)} />
					{offers.length > maxVisible ? (
						<details>
							<summary className={textLinkStyle({ touch: 'block', className: 'text-14' })}>
								{t('shipping.more', { count: offers.length - maxVisible })}
							</summary>
							<OfferRows offers={offers.slice(maxVisible)} />
						</details>
					) : null}
				</div>
			))}
			{freeFrom ? <MutedText>{t('shipping.freeFrom', { amount: freeFrom })}</MutedText> : null}
		</>
	)
}

function OfferRows({ offers }: { offers: Offer[] }) {
	const { t } = useTranslation('catalog')
	return (
		<SummaryList
			variant="strong"
			rows={offers.map((offer) => ({
				term: <OfferName offer={offer} />,
				value: offer.price ?? t('shipping.free'),
			}))}
		/>
	)
}

function OfferName({ offer: { name, hours, dates } }: { offer: Offer }) {
	const { t } = useTranslation('catalog')
	return (
		<>
			{name}{' '}
			<span className="font-normal text-mute">
				{hours === null ? dates : t('shipping.hours', { count: hours })}
			</span>
		</>
	)
}
