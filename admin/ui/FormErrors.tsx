import { messageText } from '#web/i18n/text-keys.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { Namespace } from '#admin/i18n/text-keys.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'

type FormErrorsProps = {
	rejected: RejectedForm | undefined
	/** Namespace of the keys. */
	ns?: Namespace
}

/** Error summary of a form. Each error links to its field, whose id is its name. */
export function FormErrors({ rejected, ns = 'common' }: FormErrorsProps) {
	const { t } = useTranslation([ns, 'common'])
	const errors = Object.entries(rejected?.errors ?? {}).map(([name, key]) => {
		const text = messageText(t, key, rejected?.values)
		return name === '' ? { text } : { fieldId: name, text }
	})
	return <ErrorSummary title={t('common:form.wrong')} errors={errors} />
}
