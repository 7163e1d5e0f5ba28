import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { OwnLocation } from './OwnLocation.tsx'
import { PinLink } from './PinLink.tsx'

type PinFieldProps = {
	field: Pick<FieldMetadata<string>, 'id' | 'name' | 'errors' | 'defaultValue'>
	/** A map that searches for the address. */
	mapPage: string
}

const isPlace = /^-?\d{1,2}\.\d{6},\d{1,3}\.\d{6}$/

/** Where the address is on the map, pasted from one or found by the browser; texts of the namespace `checkout`. */
export function PinField({ field, mapPage }: PinFieldProps) {
	const { t } = useTranslation('checkout')
	const props = fieldProps(field, t)
	const known = props.defaultValue ?? ''
	return (
		<div className="flex flex-col gap-2">
			<TextField
				{...props}
				label={t('address.pin.label')}
				optional={t('optional')}
				help={t('address.pin.help')}
				autoComplete="off"
				maxLength={2_000}
			/>
			{isPlace.test(known) ? <PinLink pin={known} /> : null}
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14">
				<TextLink touch="block" href={mapPage} target="_blank" rel="noopener noreferrer">
					{t('address.pin.search')}
				</TextLink>
				<OwnLocation fieldId={props.id} />
			</div>
		</div>
	)
}
