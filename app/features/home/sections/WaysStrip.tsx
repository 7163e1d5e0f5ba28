import { useTranslation } from 'react-i18next'
import { Card } from '#app/ui/Card.tsx'

const shownCouriers = 8

/** Couriers and payment methods of the shop. */
export function WaysStrip({ couriers, banks }: { couriers: string[]; banks: string[] }) {
	const { t } = useTranslation('catalog')
	const more = couriers.length - shownCouriers
	const names = couriers.slice(0, shownCouriers).join(', ')
	const rows = [
		...(couriers.length > 0
			? [
					{
						term: t('home.couriers'),
						value: more > 0 ? t('home.moreCouriers', { names, number: more }) : names,
					},
				]
			: []),
		...(banks.length > 0
			? [{ term: t('home.payments'), value: t('home.transfer', { banks: banks.join(', ') }) }]
			: []),
	]
	return (
		<Card as="dl" variant="filled" className="mt-12 grid gap-4 sm:grid-cols-2 sm:gap-8 lg:mt-16">
			{rows.map(({ term, value }) => (
				<div key={term}>
					<dt className="text-14 font-semibold">{term}</dt>
					<dd className="text-14 text-soft">{value}</dd>
				</div>
			))}
		</Card>
	)
}
