#!/usr/bin/python3
"""A window of WebKitGTK for WebKitWebDriver, as narrow as a phone: MiniBrowser has at least 447 px.

Arguments: the file with the script that runs before those of each page, and `off` for pages without scripts.
"""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

script, scripting = sys.argv[1], sys.argv[2]

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(['de-AT', 'de'])
data = context.get_website_data_manager()
data.set_tls_errors_policy(WebKit2.TLSErrorsPolicy.IGNORE)
# Nothing but this machine answers.
proxy = WebKit2.NetworkProxySettings.new('http://127.0.0.1:9', ['localhost'])
data.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, proxy)


def print_to(view, path):
    """Writes the page as a PDF on A4; the file has its name once it is complete."""
    settings = Gtk.PrintSettings()
    settings.set('output-uri', f'file://{path}.part')
    settings.set('output-file-format', 'pdf')
    settings.set_printer('Print to File')
    setup = Gtk.PageSetup()
    for set_margin in (setup.set_top_margin, setup.set_bottom_margin, setup.set_left_margin, setup.set_right_margin):
        set_margin(10, Gtk.Unit.MM)
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.set_page_setup(setup)
    operation.connect('finished', lambda _: os.rename(f'{path}.part', path))
    operation.print_()


def create_view(_):
    content = WebKit2.UserContentManager()
    frames, start = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript(open(script).read(), frames, start, None, None))
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    view.get_settings().set_enable_javascript(scripting != 'off')
    content.register_script_message_handler('print')
    content.connect('script-message-received::print', lambda _, message: print_to(view, message.get_js_value().to_string()))
    window = Gtk.Window(decorated=False, default_width=390, default_height=844)
    window.add(view)
    window.show_all()
    return view


def start(_, session):
    application = WebKit2.ApplicationInfo()
    application.set_name('MiniBrowser')
    session.set_application_info(application)
    session.connect('create-web-view', create_view)


context.connect('automation-started', start)
Gtk.main()
