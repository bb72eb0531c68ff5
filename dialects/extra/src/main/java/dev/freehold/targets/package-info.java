// SPDX-License-Identifier: Apache-2.0
/** Dialects of single machines, which programs about buffers only mention: their types and attributes are kept as they stand. */
package dev.freehold.targets;
