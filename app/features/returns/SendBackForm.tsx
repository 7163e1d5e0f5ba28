import type { sendBackForm } from './return.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { PlainReturnForm } from './PlainReturnForm.tsx'

type SendBackFormProps = {
	number: string
	formToken: string
	/** The return address; null: the customer must ask for it. */
	address: string | null
	result: SubmissionResult<string[]> | undefined
}

/** Courier and tracking number of the returned parcel. */
export function SendBackForm({ number, formToken, address, result }: SendBackFormProps) {
	const { t } = useTranslation('returns')
	const path = usePath()
	const [form, fields] = useForm<FieldsOf<typeof sendBackForm>>({
		id: 'send-back',
		lastResult: result,
	})
	const errors = summaryErrors(form, t)
	return (
		<Card as="section" className="flex flex-col gap-4" aria-labelledby="send-back-title">
			<h2 id="send-back-title">{t('sendBack.title')}</h2>
			{address === null ? (
				<div>
					<p>{t('sendBack.help')}</p>
					<TextLink touch="block" href={path(paths.contact)}>
						{t('sendBack.contact')}
					</TextLink>
				</div>
			) : (
				<div data-return-address>
					<p>{t('sendBack.to')}</p>
					<p className="font-semibold select-all">{address}</p>
					<MutedText>{t('sendBack.keep', { number })}</MutedText>
				</div>
			)}
			<PlainReturnForm
				name="send-back"
				variant="primary"
				form={{ id: form.id, onSubmit: form.onSubmit, noValidate: true }}
				fields={
					<>
						<ErrorSummary title={t('summary', { count: errors.length })} errors={errors} />
						<FieldColumns>
							<TextField
								{...fieldProps(fields.courier, t)}
								label={t('sendBack.courier')}
								help={t('sendBack.courierHelp')}
								autoComplete="off"
								maxLength={80}
							/>
							<TextField
								{...fieldProps(fields.tracking, t)}
								label={t('sendBack.tracking')}
								autoComplete="off"
								autoCapitalize="characters"
								maxLength={100}
							/>
						</FieldColumns>
					</>
				}
				number={number}
				formToken={formToken}
			>
				{t('sendBack.submit')}
			</PlainReturnForm>
		</Card>
	)
}
