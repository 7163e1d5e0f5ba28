import { useTranslation } from '#admin/i18n/use-translation.ts'
import { CORNER_STYLES, HEADER_LAYOUTS, TYPE_PAIRINGS } from '#contract/looks.ts'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { PaletteField } from './PaletteField.tsx'
import { ShopPreview } from './ShopPreview.tsx'

const shapes = { typePairing: TYPE_PAIRINGS, corners: CORNER_STYLES, header: HEADER_LAYOUTS }

type ShopFieldsProps = {
	values: Partial<Record<'name' | 'phone' | 'palette' | keyof typeof shapes, string>>
	errorsOf: (name: string) => string[]
}

/** The shop's name and phone number. */
export function ShopFields({ values, errorsOf }: ShopFieldsProps) {
	const { t } = useTranslation('settings')
	return (
		<>
			<TextField
				id="name"
				name="name"
				label={t('shop.name')}
				maxLength={60}
				autoComplete="off"
				defaultValue={values.name}
				errors={errorsOf('name')}
				required
			/>
			<TextField
				id="phone"
				name="phone"
				label={t('shop.phone')}
				type="tel"
				maxLength={40}
				help={t('shop.phoneHelp')}
				defaultValue={values.phone}
				errors={errorsOf('phone')}
				required
			/>
		</>
	)
}

/** The shop's palette, with a preview. */
export function LookFields({ values, errorsOf }: ShopFieldsProps) {
	// Named one by one: a field that was posted as `key` or `ref` is no property of a component.
	const { name, palette, typePairing, corners, header } = values
	return (
		<div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start">
			<PaletteField chosen={palette} errors={errorsOf('palette')} />
			<ShopPreview
				name={name}
				palette={palette}
				typePairing={typePairing}
				corners={corners}
				header={header}
			/>
		</div>
	)
}

/** The shop's fonts, corners and header. */
export function ShapeFields({ values, errorsOf }: ShopFieldsProps) {
	const { t } = useTranslation('settings')
	return (
		<FieldColumns>
			{(['typePairing', 'corners', 'header'] as const).map((name) => (
				<RadioCards
					key={name}
					id={name}
					name={name}
					label={t(`shop.${name}`)}
					errors={errorsOf(name)}
					cards={shapes[name].map((value) => ({ value, title: t(`shop.shapeOf.${value}`) }))}
					defaultValue={values[name]}
					required
				/>
			))}
		</FieldColumns>
	)
}
