// SPDX-License-Identifier: Apache-2.0
/**
 * Where the passes of the module ({@link dev.freehold.dealloc.registration.DeallocPasses}) and their models of operations
 * ({@link dev.freehold.dealloc.registration.DeallocExtension}) are registered.
 */
package dev.freehold.dealloc.registration;
