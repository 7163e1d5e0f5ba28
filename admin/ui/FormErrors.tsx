import { useTranslation } from 'react-i18next'
import type { FormFaults } from '#admin/http/form.ts'
import { ErrorSummary } from '#app/ui/ErrorSummary.tsx'

type FormErrorsProps = {
	faults: FormFaults | undefined
	/** Namespace of the keys. */
	ns?: string
}

/** Everything that is wrong with a form, at its top; fields have the ids of their names. */
export function FormErrors({ faults, ns = 'common' }: FormErrorsProps) {
	const { t } = useTranslation([ns, 'common'])
	const errors = Object.entries(faults?.errors ?? {}).map(([name, key]) => {
		const text = t(key, faults?.values)
		return name === '' ? { text } : { fieldId: name, text }
	})
	return <ErrorSummary title={t('common:form.wrong')} errors={errors} />
}
