import type { Tone } from './Alert.tsx'

export type Toast = { id: number; tone: Tone; text: string; title?: string }

/** How long a toast stays, in ms (spec section 9). */
const toastDurations: Record<Tone, number> = {
	primary: 4500,
	success: 4500,
	info: 4500,
	warning: 3000,
	error: 2000,
}

type Timed = Toast & { leftMs: number }

/** The toasts on show; `pausedAt` is set while a pointer or the focus rests on them. */
export type ToastQueue = { toasts: Timed[]; pausedAt: number | null; countedAt: number }

export const noToasts: ToastQueue = { toasts: [], pausedAt: null, countedAt: 0 }

export type ToastEvent =
	| { kind: 'show'; toast: Toast; now: number }
	| { kind: 'tick' | 'pause' | 'resume'; now: number }
	| { kind: 'close'; id: number; now: number }
	| { kind: 'escape'; now: number }

/** Next state of the toasts; times in ms of one clock. A paused toast keeps what it had left. */
export function toastReducer(state: ToastQueue, event: ToastEvent): ToastQueue {
	const queue = counted(state, event.now)
	switch (event.kind) {
		case 'show':
			return {
				...queue,
				toasts: [...queue.toasts, { ...event.toast, leftMs: toastDurations[event.toast.tone] }],
			}
		case 'tick':
			return queue
		case 'pause':
			return { ...queue, pausedAt: event.now }
		case 'resume':
			return { ...queue, pausedAt: null }
		case 'close':
			return without(queue, event.id)
		case 'escape':
			return without(queue, queue.toasts.at(-1)?.id)
	}
}

/** Milliseconds until the next toast goes; null when none will by itself. */
export function nextTick({ toasts, pausedAt }: ToastQueue): number | null {
	if (pausedAt !== null || toasts.length === 0) return null
	return Math.min(...toasts.map(({ leftMs }) => leftMs))
}

function counted(queue: ToastQueue, now: number): ToastQueue {
	if (queue.pausedAt !== null) return { ...queue, countedAt: now }
	const passed = Math.max(0, now - queue.countedAt)
	const toasts = queue.toasts
		.map((toast) => ({ ...toast, leftMs: toast.leftMs - passed }))
		.filter(({ leftMs }) => leftMs > 0)
	return { ...queue, toasts, countedAt: now }
}

/** Its element is gone with it, and no pointer leaves what is gone: the last one ends the pause. */
function without(queue: ToastQueue, id: number | undefined): ToastQueue {
	const toasts = queue.toasts.filter((toast) => toast.id !== id)
	return { ...queue, toasts, pausedAt: toasts.length === 0 ? null : queue.pausedAt }
}
