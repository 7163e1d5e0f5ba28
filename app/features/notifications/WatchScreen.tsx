import type { watchForm } from './watch.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { EmailField } from '#app/features/forms/EmailField.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export type WatchView = {
	slug: string
	product: string
	kind: 'stock' | 'price'
	/** The address that the form is sent to. */
	action: string
	isMember: boolean
	formToken: string
}

/** Asks a guest where to write when a product is back or costs less. */
export function WatchScreen({
	result,
	...view
}: WatchView & { result: SubmissionResult<string[]> | undefined }) {
	const { t } = useTranslation('notifications')
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<FieldsOf<typeof watchForm>>({ id: 'watch', lastResult: result })
	const errors = summaryErrors(form, t)
	return (
		<Container narrow page>
			<PageHeader title={t(`watch.${view.kind}.title`)}>
				{t(`watch.${view.kind}.lead`, { product: view.product })}
			</PageHeader>
			<FieldForm
				form={form}
				action={view.action}
				formToken={view.formToken}
				summary={t('watch.summary', { count: errors.length })}
				errors={errors}
			>
				{view.isMember ? null : (
					<EmailField
						{...fieldProps(fields.email, t)}
						label={t('watch.email')}
						help={t('watch.emailHelp')}
					/>
				)}
				<div className="flex flex-wrap items-center gap-4">
					<Button variant="primary" size="large" pending={sending}>
						{t('watch.submit')}
					</Button>
					<TextLink touch="block" href={path(paths.product(view.slug))}>
						{t('watch.back')}
					</TextLink>
				</div>
			</FieldForm>
		</Container>
	)
}
