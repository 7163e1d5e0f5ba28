import { z } from 'zod'
import { newPassword } from '#app/features/forms/account-fields.ts'

/** An account for the guest of an order: the rest of it is known from the order. */
export const accountOfferForm = z.object({ password: newPassword() })
