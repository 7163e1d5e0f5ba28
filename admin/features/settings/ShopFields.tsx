import { useTranslation } from 'react-i18next'
import { TextField } from '#app/ui/TextField.tsx'
import { PaletteField } from './PaletteField.tsx'
import { ShopPreview } from './ShopPreview.tsx'

type ShopFieldsProps = {
	values: { name?: string; phone?: string; palette?: string }
	errorsOf: (name: string) => string[]
}

/** The shop's name and phone number. */
export function ShopFields({ values, errorsOf }: ShopFieldsProps) {
	const { t } = useTranslation('settings')
	return (
		<>
			<TextField
				{...{ id: 'name', name: 'name', label: t('shop.name'), maxLength: 60 }}
				autoComplete="off"
				defaultValue={values.name}
				errors={errorsOf('name')}
				required
			/>
			<TextField
				{...{ id: 'phone', name: 'phone', label: t('shop.phone'), type: 'tel', maxLength: 40 }}
				help={t('shop.phoneHelp')}
				defaultValue={values.phone}
				errors={errorsOf('phone')}
				required
			/>
		</>
	)
}

/** The shop's colours, and how they look with its name. */
export function LookFields({ values, errorsOf }: ShopFieldsProps) {
	return (
		<div className="grid gap-4 lg:grid-cols-2 lg:items-start">
			<PaletteField chosen={values.palette} errors={errorsOf('palette')} />
			<ShopPreview name={values.name ?? ''} colours={values.palette ?? ''} />
		</div>
	)
}
