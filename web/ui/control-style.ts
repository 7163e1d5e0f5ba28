import { cva } from 'class-variance-authority'

/** Classes of form controls: input, text area, select, file. */
export const controlStyle = cva('control', {
	variants: {
		kind: {
			text: 'min-h-12 px-3.5 py-2.5',
			area: 'field-sizing-content min-h-24 resize-y px-3.5 py-2.5',
			/** With an arrow at the end. */
			list: [
				'min-h-12 appearance-none py-2.5 pr-10 pl-3.5',
				'bg-select-arrow bg-size-[5px_5px] bg-position-[calc(100%-20px)_55%,calc(100%-15px)_55%] bg-no-repeat',
			],
			file: [
				'min-h-12 border-dashed p-1.75 file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-small file:border-0',
				'file:bg-tint-2 file:px-3 file:[font-family:inherit] file:text-14 file:font-semibold file:text-ink',
			],
		},
	},
	defaultVariants: { kind: 'text' },
})
