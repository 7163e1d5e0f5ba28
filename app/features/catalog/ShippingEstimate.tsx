import type { TextFunctionOf } from '#app/i18n/text-keys.ts'
import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { NamedDistrict } from '#app/domain/region.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ListLink } from '#web/ui/ListLink.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { offersView } from './offers-view.ts'
import { OfferGroups } from './OfferGroups.tsx'

type Found = ReturnType<typeof offersView> & { code: string; district: string; city: string }
export type Estimate = { text: string } & (
	| { step: 'ask' | 'too-short' | 'unavailable' | 'nothing' }
	| { step: 'choose'; districts: NamedDistrict[] }
	| ({ step: 'offers' } & Found)
)
type ShippingEstimateProps = {
	estimate: Estimate
	slug: string
	variantId: number
	/** Where another district is asked for. */
	changeHref: string
}

/** Shipping costs: search for a district, select it, see the price of every courier. GET forms only. */
export function ShippingEstimate(props: ShippingEstimateProps) {
	const { estimate, slug, variantId, changeHref } = props
	const { t } = useTranslation('catalog')
	const path = usePath()
	const productPath = path(paths.product(slug))
	return (
		<Card as="section" aria-labelledby="delivery" className="flex flex-col gap-4">
			<h2 id="delivery" className="text-16!">
				{t('shipping.title')}
			</h2>
			{estimate.step === 'offers' ? (
				<OfferGroups {...estimate} changeHref={changeHref} />
			) : (
				<>
					<Form
						method="get"
						action={`${productPath}#delivery`}
						className="flex flex-col gap-2 sm:flex-row sm:items-end"
						discover="none"
						preventScrollReset
					>
						<input type="hidden" name="v" value={variantId} />
						<div className="sm:grow">
							<TextField
								id="to"
								name="to"
								label={t('shipping.destination')}
								placeholder={t('shipping.example')}
								autoComplete="off"
								minLength={3}
								maxLength={60}
								required
								defaultValue={estimate.text}
								errors={problemOf(estimate, t)}
							/>
						</div>
						<Button>{t('shipping.submit')}</Button>
					</Form>
					{estimate.step === 'choose' ? (
						<DistrictLinks
							districts={estimate.districts}
							hrefOf={(code) => `${productPath}?v=${variantId}&district=${code}#delivery`}
						/>
					) : null}
				</>
			)}
		</Card>
	)
}

function DistrictLinks(props: { districts: NamedDistrict[]; hrefOf: (code: string) => string }) {
	const { t } = useTranslation('catalog')
	return (
		<div className="flex flex-col gap-2">
			<p className="text-14 font-semibold">{t('shipping.choose')}</p>
			<ul className="max-h-96 overflow-auto">
				{props.districts.map(({ code, name, city, province }) => (
					<li key={code}>
						<ListLink href={props.hrefOf(code)} rel="nofollow">
							<span>
								{name} <MutedText as="span" className="block">{`${city}, ${province}`}</MutedText>
							</span>
						</ListLink>
					</li>
				))}
			</ul>
		</div>
	)
}

function problemOf({ step, text }: Estimate, t: TextFunctionOf<'catalog'>): string[] | undefined {
	if (step === 'nothing') return [t('shipping.nothing', { text })]
	if (step === 'too-short') return [t('shipping.tooShort')]
	return step === 'unavailable' ? [t('shipping.unavailable')] : undefined
}
