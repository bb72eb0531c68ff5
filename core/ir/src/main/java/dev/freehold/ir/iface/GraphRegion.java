// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

/** Its regions are graphs: values may be used before they are defined. */
public interface GraphRegion {}
