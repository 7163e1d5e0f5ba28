import { useTranslation } from '#app/i18n/use-translation.ts'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { TextField } from '#web/ui/TextField.tsx'
import { textLinkStyle } from '#web/ui/TextLink.tsx'

/** The metadata of a conform field that a control needs. */
export type PlaceField = {
	id: string
	name: string
	defaultValue?: string
	initialValue?: string
	errors?: string[]
}

type TypedVillageProps = { field: PlaceField; help?: string }

/** The name of a village that is not in the list; collapsed until used. */
export function TypedVillage({ field, help }: TypedVillageProps) {
	const { t } = useTranslation('checkout')
	const isUsed = Boolean(field.initialValue) || field.errors !== undefined
	return (
		<details open={isUsed}>
			<summary className={textLinkStyle({ touch: 'block', className: 'text-14' })}>
				{t('address.villageTyped.summary')}
			</summary>
			<TextField
				{...fieldProps(field, t)}
				label={t('address.villageTyped.label')}
				help={help}
				maxLength={80}
			/>
		</details>
	)
}
