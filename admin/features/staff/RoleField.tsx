import { useTranslation } from '#admin/i18n/use-translation.ts'
import { STAFF_ROLES } from '#contract/operator/permissions.ts'
import { SelectField } from '#web/ui/SelectField.tsx'

type RoleFieldProps = { defaultValue: string | undefined; errors: string[] }

/** Choice of a staff role, each with its description. */
export function RoleField({ defaultValue, errors }: RoleFieldProps) {
	const { t } = useTranslation(['staff', 'common'])
	return (
		<SelectField
			id="role"
			name="role"
			label={t('common:account.role')}
			options={STAFF_ROLES.map((role) => ({
				value: role,
				label: `${t(`common:role.${role}`)}: ${t(`may.${role}`)}`,
			}))}
			defaultValue={defaultValue}
			placeholder={t('chooseRole')}
			errors={errors}
			required
		/>
	)
}
