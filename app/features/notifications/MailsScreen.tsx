import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { MailKind, MailPreference } from '#contract/notification.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'

type MailsScreenProps = MailPreference & {
	title: string
	kinds: readonly MailKind[]
	formToken: string
}

/** Which mails the customer wants; those that an order or the law needs can't be switched off. */
export function MailsScreen({ title, kinds, off, formToken }: MailsScreenProps) {
	const { t } = useTranslation('notifications')
	const path = usePath()
	const sending = useSending()
	return (
		<>
			<PageHeader title={title}>{t('mails.lead')}</PageHeader>
			<Form method="post" action={path(paths.profile.mails)} className="grid max-w-168 gap-4">
				<input type="hidden" name="formToken" value={formToken} />
				<fieldset>
					<legend className="sr-only">{t('mails.title')}</legend>
					{kinds.map((kind) => (
						<CheckboxField
							key={kind}
							id={kind}
							name="kind"
							value={kind}
							label={t(`mails.${kind}`)}
							defaultChecked={!off.includes(kind)}
						/>
					))}
				</fieldset>
				<MutedText>{t('mails.always')}</MutedText>
				<div>
					<Button variant="primary" size="large" pending={sending}>
						{t('mails.save')}
					</Button>
				</div>
			</Form>
		</>
	)
}
