import type { SubmissionResult } from '@conform-to/dom'
import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DistrictFinder } from '#app/features/checkout/DistrictFinder.tsx'
import { placeOf } from '#app/features/checkout/place.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import { Button } from '#app/ui/Button.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import type { AddressPage } from './address-view.ts'
import { AddressForm } from './AddressForm.tsx'

type AddressEditScreenProps = { page: AddressPage; result: SubmissionResult<string[]> | undefined }

/** A new or a changed address: its district first, then the rest. */
export function AddressEditScreen({ page, result }: AddressEditScreenProps) {
	const { t } = useTranslation('address')
	const path = usePath()
	return (
		<div className="max-w-144">
			<PageHeader title={page.title}>{page.district ? null : t('districtFirst')}</PageHeader>
			{page.district ? (
				<AddressForm page={page} district={page.district} result={result} />
			) : (
				<FindDistrict {...page} />
			)}
			<p className="mt-4">
				<Anchor className="link inline-flex min-h-11 items-center" href={path('/profile/address')}>
					{t('back')}
				</Anchor>
			</p>
		</div>
	)
}

function FindDistrict({ path: own, search }: AddressPage) {
	const { t } = useTranslation('checkout')
	const path = usePath()
	return (
		<div className="stack" role="search" aria-label={t('district.search')}>
			<DistrictFinder action={path(own)} search={search} />
			{search.outcome === 'found' ? (
				<Form method="get" action={path(own)} className="form">
					{/^\d{5}$/.test(search.text) ? (
						<input type="hidden" name="postcode" value={search.text} />
					) : null}
					<RadioCards
						id="district"
						name="district"
						key={search.text}
						label={t('district.legend')}
						required
						defaultValue={search.matches.length === 1 ? search.matches[0]?.code : undefined}
						cards={search.matches.map((district) => ({
							value: district.code,
							title: district.name,
							detail: placeOf(district),
						}))}
					/>
					<Button look="primary" size="large">
						{t('district.choose')}
					</Button>
				</Form>
			) : null}
		</div>
	)
}
