// SPDX-License-Identifier: Apache-2.0
/** Code that several passes of this module insert. */
package dev.freehold.dealloc.emit;
