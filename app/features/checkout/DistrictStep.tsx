import { useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Alert } from '#app/ui/Alert.tsx'
import { Anchor } from '#app/ui/Anchor.tsx'
import { Button } from '#app/ui/Button.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { districtForm } from './district.form.ts'
import { placeOf } from './place.ts'
import { StepForm } from './StepForm.tsx'
import type { CheckoutView, DistrictSearch, Refusal } from './view.ts'

type DistrictStepProps = {
	address: CheckoutView['address']
	result: Refusal['result'] | undefined
	formToken: string
}

/** Finds the district: type, search, choose from the matches. */
export function DistrictStep({ address, result, formToken }: DistrictStepProps) {
	const { t } = useTranslation('checkout')
	const path = usePath()
	const { search, district } = address
	return (
		<div className="stack" role="search">
			<Form method="get" action={`${path('/order/checkout')}#open`} className="form">
				<input type="hidden" name="step" value="address" />
				<div className="flex items-end gap-2">
					<div className="min-w-0 flex-1">
						<TextField
							id="district-search"
							name="q"
							type="search"
							key={search.text}
							defaultValue={search.text}
							label={t('district.search')}
							enterKeyHint="search"
							autoComplete="off"
							maxLength={60}
						/>
					</div>
					<Button className="min-h-12">{t('district.submit')}</Button>
				</div>
				<p className="help">{t('district.searchHelp')}</p>
			</Form>
			<SearchOutcome search={search} />
			{search.outcome === 'found' ? (
				<Matches search={search} result={result} formToken={formToken} />
			) : null}
			{district ? (
				<p>
					<Anchor
						href={`${path('/order/checkout')}?step=address#open`}
						className="link inline-flex min-h-11 items-center text-14"
					>
						{t('district.keep')} ({district.name})
					</Anchor>
				</p>
			) : null}
		</div>
	)
}

function SearchOutcome({ search }: { search: DistrictSearch }) {
	const { t } = useTranslation('checkout')
	const { outcome, text, matches, isCut } = search
	if (outcome === 'idle') return null
	if (outcome === 'too-short') return <Alert role="status">{t('district.tooShort')}</Alert>
	if (outcome === 'none') {
		return (
			<Alert tone="warning" role="status">
				{t('district.none', { text })}
			</Alert>
		)
	}
	const count = matches.length
	return (
		<p role="status" className="help">
			{isCut ? t('district.many', { count }) : t('district.found', { count, text })}
		</p>
	)
}

function Matches({
	search,
	result,
	formToken,
}: Omit<DistrictStepProps, 'address'> & { search: DistrictSearch }) {
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
			query={`?step=address&q=${encodeURIComponent(search.text)}`}
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
					detail: placeOf(district),
				}))}
			/>
		</StepForm>
	)
}
