import type { savedChoiceForm } from './saved-address.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useForm } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { StepForm } from './StepForm.tsx'
import type { CheckoutView, Refusal } from './view.ts'

type SavedAddressesProps = {
	saved: CheckoutView['address']['saved']
	result: Refusal['result'] | undefined
	formToken: string
}

/** A signed-in customer's saved addresses as choices. */
export function SavedAddresses({ saved, result, formToken }: SavedAddressesProps) {
	const { t } = useTranslation('checkout')
	const path = usePath()
	const [form, fields] = useForm<FieldsOf<typeof savedChoiceForm>>({
		id: 'saved',
		lastResult: result,
		defaultValue: { saved: (saved.find(({ isChosen }) => isChosen) ?? saved.find(isMain))?.id },
	})
	return (
		<div className="mb-6 border-b border-line pb-6">
			<StepForm form={form} name="saved-address" formToken={formToken} submit={t('saved.submit')}>
				<RadioCards
					{...fieldProps(fields.saved, t)}
					label={t('saved.legend')}
					help={t('saved.help')}
					cards={saved.map(({ id, label, contact, place }) => ({
						value: id,
						title: label,
						detail: (
							<>
								{contact}
								<br />
								{place}
							</>
						),
					}))}
				/>
			</StepForm>
			<p className="mt-2">
				<TextLink touch="block" className="text-14" href={path(paths.profile.addresses)}>
					{t('saved.manage')}
				</TextLink>
			</p>
			<h3 className="mt-4">{t('saved.other')}</h3>
		</div>
	)
}

function isMain(one: SavedAddressesProps['saved'][number]) {
	return one.isMain
}
