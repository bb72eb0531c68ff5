// SPDX-License-Identifier: Apache-2.0
/** Where the passes of the module, and what they must know of single operations, are registered. */
package dev.freehold.dealloc.registration;
