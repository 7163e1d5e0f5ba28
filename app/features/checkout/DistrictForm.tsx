import { useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import type { districtForm } from './district.form.ts'
import { DistrictFinder } from '#app/features/regions/DistrictFinder.tsx'
import { cityAndProvince } from '#app/domain/region.ts'
import { StepForm } from './StepForm.tsx'
import type { DistrictSearch } from '#app/features/regions/district-search.ts'
import type { CheckoutView, Refusal } from './view.ts'

type DistrictFormProps = {
	address: CheckoutView['address']
	result: Refusal['result'] | undefined
	formToken: string
}

/** Searches for a district and selects one of the matches. */
export function DistrictForm({ address, result, formToken }: DistrictFormProps) {
	const { t } = useTranslation('checkout')
	const path = usePath()
	const { search, district } = address
	return (
		<div className="flex flex-col gap-4" role="search">
			<DistrictFinder
				action={`${path(paths.checkout)}#open`}
				hidden={{ step: 'address' }}
				search={search}
			/>
			{search.outcome === 'found' ? (
				<Matches search={search} result={result} formToken={formToken} />
			) : null}
			{district ? (
				<p>
					<TextLink
						touch="block"
						href={`${path(paths.checkout)}?step=address#open`}
						className="text-14"
					>
						{t('district.keep')} ({district.name})
					</TextLink>
				</p>
			) : null}
		</div>
	)
}

function Matches({
	search,
	result,
	formToken,
}: Omit<DistrictFormProps, 'address'> & { search: DistrictSearch }) {
	const { t } = useTranslation('checkout')
	const [form, fields] = useForm<z.input<typeof districtForm>>({
		id: 'district',
		lastResult: result,
		defaultValue: { district: search.matches.length === 1 ? search.matches[0]?.code : undefined },
	})
	return (
		<StepForm
			form={form}
			name="district"
			formToken={formToken}
			query={`?q=${encodeURIComponent(search.text)}`}
			submit={t('district.choose')}
		>
			<input type="hidden" name="postcode" value={/^\d{5}$/.test(search.text) ? search.text : ''} />
			<RadioCards
				{...fieldProps(fields.district, t)}
				key={search.text}
				label={t('district.legend')}
				cards={search.matches.map((district) => ({
					value: district.code,
					title: district.name,
					detail: cityAndProvince(district),
				}))}
			/>
		</StepForm>
	)
}
