import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { fieldErrors } from '#admin/http/field-errors.ts'
import { TextField } from '#web/ui/TextField.tsx'

type DispatchFieldsProps = {
	values: Record<string, string | undefined>
	errorsOf: ReturnType<typeof fieldErrors>
}

/** How long the shop packs, and from which amount shipping is free. */
export function DispatchFields({ values, errorsOf }: DispatchFieldsProps) {
	const { t } = useTranslation(['settings', 'common'])
	return (
		<>
			<TextField
				id="packing"
				name="packing"
				label={t('shipping.packing')}
				help={t('shipping.packingHelp')}
				inputMode="numeric"
				maxLength={2}
				autoComplete="off"
				defaultValue={values.packing}
				errors={errorsOf('packing')}
				required
			/>
			<TextField
				id="freeFrom"
				name="freeFrom"
				label={t('shipping.freeFrom')}
				inputMode="numeric"
				prefix="Rp"
				maxLength={20}
				optional={t('common:form.optional')}
				help={t('shipping.freeFromHelp')}
				autoComplete="off"
				defaultValue={values.freeFrom}
				errors={errorsOf('freeFrom')}
			/>
		</>
	)
}
