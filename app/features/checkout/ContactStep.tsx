import { useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { TextField } from '#app/ui/TextField.tsx'
import type { contactForm } from './contact.form.ts'
import { StepForm } from './StepForm.tsx'
import type { CheckoutView, Refusal } from './view.ts'

type ContactStepProps = {
	values: CheckoutView['contact']
	result: Refusal['result'] | undefined
	formToken: string
}

/** Who orders. */
export function ContactStep({ values, result, formToken }: ContactStepProps) {
	const { t } = useTranslation('checkout')
	const [form, fields] = useForm<z.input<typeof contactForm>>({
		id: 'contact',
		lastResult: result,
		defaultValue: values,
	})
	return (
		<StepForm
			form={form}
			name="contact"
			formToken={formToken}
			query="?step=contact"
			submit={t('next')}
		>
			<TextField
				{...fieldProps(fields.name, t)}
				label={t('contact.name.label')}
				autoComplete="name"
				maxLength={100}
			/>
			<TextField
				{...fieldProps(fields.phone, t)}
				type="tel"
				inputMode="tel"
				label={t('contact.phone.label')}
				help={t('contact.phone.help')}
				autoComplete="tel"
				maxLength={40}
			/>
			<TextField
				{...fieldProps(fields.email, t)}
				type="email"
				inputMode="email"
				label={t('contact.email.label')}
				help={t('contact.email.help')}
				autoComplete="email"
				maxLength={254}
			/>
		</StepForm>
	)
}
