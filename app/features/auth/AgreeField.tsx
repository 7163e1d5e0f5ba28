import { messageText } from '#web/i18n/text-keys.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Marked } from '#app/i18n/Marked.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

type AgreeFieldProps = {
	field: { id: string; name: string; initialValue?: string; errors?: string[] }
}

/** Consent to the shop's terms and privacy policy. */
export function AgreeField({ field }: AgreeFieldProps) {
	const { t } = useTranslation('auth')
	const path = usePath()
	return (
		<CheckboxField
			id={field.id}
			name={field.name}
			defaultChecked={field.initialValue === 'on'}
			errors={field.errors?.map((key) => messageText(t, key))}
			label={
				<Marked
					text={t('agree.label')}
					parts={{
						terms: <TextLink href={path(paths.terms)} target="_blank" />,
						privacy: <TextLink href={path(paths.privacy)} target="_blank" />,
					}}
				/>
			}
		/>
	)
}
