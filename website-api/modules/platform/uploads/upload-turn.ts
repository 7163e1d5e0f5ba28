import { createMiddleware } from 'hono/factory'
import { limitedTo } from '#website-api/media/limit.ts'

/** Five files of 5 MB are held twice while they are read: three forms at once stay below 200 MB. */
const FORMS_AT_ONCE = 3

const fewAtATime = limitedTo(FORMS_AT_ONCE)

/** Lets a few forms with files be read and worked on at a time; the others' bodies wait in their sockets. */
export const uploadTurn = createMiddleware((_c, next) => fewAtATime(next))
