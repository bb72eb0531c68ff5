// SPDX-License-Identifier: Apache-2.0
/**
 * What calls return and free. {@code DeclaredConventions} are what functions say of themselves; {@code DirectCalls} finds those whose signature may
 * change, and {@code Conventions} holds what they agree on with their callers: for each argument a {@code PassedBuffer}, for each result a
 * {@code ReturnedBuffer}.
 */
package dev.freehold.dealloc.lastuse.calls;
